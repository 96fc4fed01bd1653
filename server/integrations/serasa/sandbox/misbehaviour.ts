/** Ways in which the real bureau fails, and the odd reports that it gives. */
export type Misbehaviour =
  | { kind: 'status'; status: 401 | 404 | 412 | 503 }
  | { kind: 'busy once' }
  | { kind: 'silent' }
  | { kind: 'slow'; ms: number }
  | { kind: 'no json' }
  | { kind: 'half a report' }
  | { kind: 'hang up' }
  | { kind: 'no score' }

/** Documents that begin with this and three digits of the table misbehave: `99.000.503/…`, `990.005.03…`. */
const PREFIX = '99000'

const TABLE: Readonly<Record<string, Misbehaviour>> = {
  '401': { kind: 'status', status: 401 },
  '404': { kind: 'status', status: 404 },
  '412': { kind: 'status', status: 412 },
  '503': { kind: 'status', status: 503 },
  '504': { kind: 'busy once' },
  '001': { kind: 'silent' },
  '002': { kind: 'slow', ms: 1_500 },
  '003': { kind: 'no json' },
  '004': { kind: 'half a report' },
  '005': { kind: 'hang up' },
  '006': { kind: 'no score' },
}

/** How the sandbox misbehaves for a document; undefined for one that gets an ordinary report. */
export const misbehaviourFor = (document: string): Misbehaviour | undefined =>
  document.startsWith(PREFIX) ? TABLE[document.slice(PREFIX.length, PREFIX.length + 3)] : undefined
