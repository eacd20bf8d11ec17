/** The notes of a ring in hertz, and when each begins in seconds: three rising, heard over an oven. */
const notes = [
  { pitch: 784, at: 0 },
  { pitch: 988, at: 0.18 },
  { pitch: 1319, at: 0.36 },
] as const
const length = 0.5

/** A bell without a sound file. It is silent until `allow` is called in a tap: browsers want one. */
export const makeBell = () => {
  let audio: AudioContext | undefined
  return {
    allow: (): void => {
      audio ??= new AudioContext()
      void audio.resume().catch(() => {})
    },
    ring: (): void => {
      if (audio?.state !== "running") return
      for (const { pitch, at } of notes) {
        const begin = audio.currentTime + at
        const tone = audio.createOscillator()
        const volume = audio.createGain()
        tone.type = "triangle"
        tone.frequency.value = pitch
        volume.gain.setValueAtTime(0, begin)
        volume.gain.linearRampToValueAtTime(0.6, begin + 0.02)
        volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
        tone.connect(volume).connect(audio.destination)
        tone.start(begin)
        tone.stop(begin + length)
      }
    },
  }
}
