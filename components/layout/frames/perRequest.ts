const NOTHING = {}

/**
 * `getInitialProps` of a page behind the log-in, which makes Next render it for each request: `_document` fills it with the
 * answers of its queries (docs/adr/0569). A change of page in the browser asks for nothing here; the queries do.
 */
export const perRequest = (): object => NOTHING
