import styles from "./RadioTiles.module.css"

interface Tile {
  readonly value: string
  readonly label: string
  /** Lines beneath the label; empty ones are left out. */
  readonly detail?: readonly string[]
  readonly disabled?: boolean
}

interface RadioTilesProps {
  readonly legend: string
  readonly name: string
  readonly tiles: readonly Tile[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** Radio buttons as large tiles; native ones, so that arrow keys and screen readers work. */
export const RadioTiles = ({ legend, name, tiles, value, onChoose }: RadioTilesProps) => (
  <fieldset>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.tiles}>
      {tiles.map((tile) => (
        <label key={tile.label} className={styles.tile}>
          <input
            type="radio"
            name={name}
            value={tile.value}
            checked={tile.value === value}
            disabled={tile.disabled}
            onChange={() => onChoose(tile.value)}
          />
          <span className={styles.words}>{tile.label}</span>
          {tile.detail
            ?.filter((line) => line !== "")
            .map((line) => (
              <span key={line} className={styles.detail}>
                {line}
              </span>
            ))}
        </label>
      ))}
    </div>
  </fieldset>
)
