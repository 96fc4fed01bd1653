import { redactText } from './redaction.rules'

type Attributes = Record<string, unknown>
type RecordedNode = { attributes?: Attributes; childNodes?: RecordedNode[] }

/** An event of rrweb, the recorder in Replay: what its kinds have in common with the texts that we look for. */
export type Recorded = {
  type: number
  data: {
    /** Of the page (kind 4). */
    href?: string
    /** The whole document (kind 2). */
    node?: RecordedNode
    /** What came and what changed (kind 3). */
    adds?: { node: RecordedNode }[]
    attributes?: { attributes: Attributes }[]
    [other: string]: unknown
  }
}

/** Attributes that hold addresses: Replay masks what people read, but writes these out in full. */
const ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction']

/**
 * Takes searches, e-mails and tokens out of the addresses of a recording: of the page itself, of links, of forms.
 * Changes the event, which nobody else reads: a copy of a whole document each minute would be felt.
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
