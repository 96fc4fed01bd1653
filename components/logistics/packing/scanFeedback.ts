type ScanOutcome = 'ok' | 'bad'

const TONES: Record<ScanOutcome, { hertz: number; ms: number; shake: number[] }> = {
  ok: { hertz: 880, ms: 90, shake: [40] },
  bad: { hertz: 220, ms: 320, shake: [120, 60, 120] },
}

let audio: AudioContext | undefined

/**
 * Sound and vibration for people who look at the box instead of the screen: high and short for success, low and long
 * for an error.
 */
export function playScanFeedback(outcome: ScanOutcome): void {
  const { hertz, ms, shake } = TONES[outcome]
  if ('vibrate' in navigator) navigator.vibrate(shake)
  if (!('AudioContext' in window)) return
  audio ??= new AudioContext()
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = hertz
  volume.gain.value = 0.15
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + ms / 1000)
}
