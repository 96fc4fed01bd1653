import type { Reply } from '@/server/integrations/sandbox/http-server'

/** Milliseconds that are over soon. */
const SHORT = 300

/** Longer than any answer takes, on a machine that does much else. */
export const LONG = 20_000

/**
 * How long a client waits for a reply of the sandbox: shortly for one that never ends, so that the test is quick; else as long
 * as it takes, so that a slow machine is no failure, and the reply does not stay behind for the next test.
 */
export const patienceFor = (reply: Reply): number => (typeof reply === 'string' && reply !== 'hang up' ? SHORT : LONG)
