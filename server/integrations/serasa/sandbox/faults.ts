/** Ways in which the real bureau fails, and the odd reports that it gives. */
export type Fault =
  | { kind: 'status'; status: 401 | 404 | 412 | 429 | 500 | 503 }
  /** Answered by a gateway that waited for the bureau in vain: it has worked, and charges. */
  | { kind: 'gateway'; status: 502 | 504 }
  | { kind: 'busy once' }
  | { kind: 'silent' }
  | { kind: 'slow'; ms: number }
  | { kind: 'no json' }
  | { kind: 'half a report' }
  | { kind: 'hang up' }
  | { kind: 'drip' }
  | { kind: 'cut short' }
  | { kind: 'endless' }
  | { kind: 'redirect' }
  | { kind: 'no score' }

/** Documents that begin with this and three digits of the table misbehave: `99.000.503/…`, `990.005.03…`. */
const PREFIX = '99000'

const TABLE: Readonly<Record<string, Fault>> = {
  '401': { kind: 'status', status: 401 },
  '404': { kind: 'status', status: 404 },
  '412': { kind: 'status', status: 412 },
  '429': { kind: 'status', status: 429 },
  '500': { kind: 'status', status: 500 },
  '503': { kind: 'status', status: 503 },
  '504': { kind: 'busy once' },
  '001': { kind: 'silent' },
  '002': { kind: 'slow', ms: 1_500 },
  '003': { kind: 'no json' },
  '004': { kind: 'half a report' },
  '005': { kind: 'hang up' },
  '006': { kind: 'no score' },
  '007': { kind: 'drip' },
  '008': { kind: 'cut short' },
  '009': { kind: 'endless' },
  '010': { kind: 'redirect' },
  '011': { kind: 'gateway', status: 502 },
  '012': { kind: 'gateway', status: 504 },
}

/** How the sandbox misbehaves for a document; undefined for one that gets an ordinary report. */
export const faultFor = (document: string): Fault | undefined =>
  document.startsWith(PREFIX) ? TABLE[document.slice(PREFIX.length, PREFIX.length + 3)] : undefined
