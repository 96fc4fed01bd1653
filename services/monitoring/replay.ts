import { replayIntegration } from '@sentry/nextjs'

import { redactRecording } from './recording.rules'
import { redacted } from './redaction.rules'

/**
 * Specification, section 9. The idle pause (5 min) and idle expiry (15 min) are constants of Replay (a test reads
 * them).
 */
const REPLAY_OPTIONS = {
  flushMinDelay: 5000,
  flushMaxDelay: 5500,
  minReplayDuration: 4999,
  maxReplayDuration: 60 * 60 * 1000,
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  maskAttributes: ['title', 'placeholder', 'aria-label', 'alt'],
  networkCaptureBodies: false,
}

/** Replay: records the last minute before an error, without any text of the screen. */
export function replay() {
  const integration = replayIntegration({
    ...REPLAY_OPTIONS,
    // Navigation, requests and console lines in the recording.
    beforeAddRecordingEvent: redacted,
  })
  withoutAddresses(integration)
  return integration
}

/**
 * Recordings contain the page's address, and searches by CPF or e-mail are in the address. Replay has no option for it;
 * its recorder takes plugins, which can only be added to its internal options (a browser test checks that it works).
 */
function withoutAddresses(integration: object) {
  const options: unknown = Reflect.get(integration, '_recordingOptions')
  if (typeof options !== 'object' || options === null) throw new Error('Replay no longer takes recorder options')
  Object.assign(options, { plugins: [{ name: 'redaction', options: {}, eventProcessor: redactRecording }] })
}
