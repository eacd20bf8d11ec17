import type { ReactNode } from "react"
import styles from "./RadioTiles.module.css"

interface Tile {
  readonly value: string
  readonly label: string
  readonly detail?: ReactNode
  readonly disabled?: boolean
}

interface RadioTilesProps {
  readonly legend: string
  readonly name: string
  readonly tiles: readonly Tile[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** A choice of one, as big tiles; real radio buttons, so that arrows and screen readers work by themselves. */
export const RadioTiles = ({ legend, name, tiles, value, onChoose }: RadioTilesProps) => (
  <fieldset>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.tiles}>
      {tiles.map((tile) => (
        <label key={tile.value} className={styles.tile}>
          <input
            type="radio"
            name={name}
            value={tile.value}
            checked={tile.value === value}
            disabled={tile.disabled}
            onChange={() => onChoose(tile.value)}
          />
          <span className={styles.words}>{tile.label}</span>
          {tile.detail !== undefined && <span className={styles.detail}>{tile.detail}</span>}
        </label>
      ))}
    </div>
  </fieldset>
)
