/**
 * The address of the error-reporting service: the parts of
 * `https://<key>[:<secret>]@<host>[:<port>]/[<path>/]<project>`.
 */
export type Dsn = {
  publicKey: string
  /** Scheme, host and port, such as `https://o12.ingest.example` or `http://127.0.0.1:9000`. */
  origin: string
  /** Path before the project, with a slash at its end: `/` or `/errors/`. */
  path: string
  project: string
  organisation: string
}

/** Sentry's own hosts are named `o<organisation>.…`; a self-hosted server has one organisation, whose number is 1. */
const SELF_HOSTED_ORGANISATION = '1'

/**
 * Parses a DSN. The legacy secret, if any, is dropped, so that it cannot be passed on.
 * @returns null for anything that is not a DSN over http or https with a key and a numeric project
 */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || !/^\w+$/.test(url.username)) return null
  const parts = /^(\/(?:.+\/)?)(\d+)$/.exec(url.pathname)
  if (!parts?.[1] || !parts[2] || url.search || url.hash) return null
  return {
    publicKey: url.username,
    origin: url.origin,
    path: parts[1],
    project: parts[2],
    organisation: /^o(\d+)\./.exec(url.hostname)?.[1] ?? SELF_HOSTED_ORGANISATION,
  }
}

/** The DSN without the secret, safe for the browser. */
export function publicDsn(dsn: Dsn): string {
  return `${dsn.origin.replace('://', `://${dsn.publicKey}@`)}${dsn.path}${dsn.project}`
}

/** The same-origin address that the browser reports to (specification, section 7): organisation `o`, project `p`. */
export function tunnelAddress(dsn: Dsn): string {
  return `/monitoring?o=${dsn.organisation}&p=${dsn.project}`
}

/** The address that receives envelopes for this DSN. */
export function ingestAddress(dsn: Dsn): string {
  return `${dsn.origin}${dsn.path}api/${dsn.project}/envelope/`
}

/** True when both have the same address and key, in any notation. */
export function sameDsn(one: Dsn, other: Dsn): boolean {
  return publicDsn(one) === publicDsn(other)
}
