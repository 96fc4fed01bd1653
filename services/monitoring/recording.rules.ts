import { redactText } from './redaction.rules'

type Attributes = Record<string, unknown>
type RecordedNode = { attributes?: Attributes; childNodes?: RecordedNode[] }

/** An event of rrweb, Replay's recorder: the fields of its kinds that may hold texts to redact. */
export type Recorded = {
  type: number
  data: {
    /** The page's address (kind 4). */
    href?: string
    /** The whole document (kind 2). */
    node?: RecordedNode
    /** Added nodes and changed attributes (kind 3). */
    adds?: { node: RecordedNode }[]
    attributes?: { attributes: Attributes }[]
    [other: string]: unknown
  }
}

/** Attributes with addresses: Replay masks visible texts, but records these in full. */
const ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction']

/**
 * Removes queries, e-mails and tokens from the addresses in a recording: of the page, of links, of forms. Changes the
 * event in place, since no other code reads it and copying a whole document each minute would be slow.
 */
export function redactRecording(event: Recorded): Recorded {
  const { data } = event
  redactAddresses(data)
  if (data.node) redactNode(data.node)
  data.adds?.forEach(({ node }) => {
    redactNode(node)
  })
  data.attributes?.forEach(({ attributes }) => {
    redactAddresses(attributes)
  })
  return event
}

function redactNode({ attributes, childNodes }: RecordedNode) {
  if (attributes) redactAddresses(attributes)
  childNodes?.forEach(redactNode)
}

function redactAddresses(attributes: Attributes) {
  for (const name of ADDRESSES) {
    const address = attributes[name]
    if (typeof address === 'string') attributes[name] = redactText(address)
  }
}
