import type { Event } from '@sentry/nextjs'

import { redactText, redacted } from './redaction.rules'

/**
 * Drops page loads of addresses that do not exist, which say nothing about the product (specification, section 2), and
 * the reports' own requests through the tunnel.
 */
export function isWorthReporting(transaction: Event): boolean {
  const target: unknown = transaction.contexts?.trace?.data?.['http.target']
  const tunnelled = typeof target === 'string' && target.startsWith('/monitoring')
  return !tunnelled && !/^(?:[A-Z]+ )?\/404$/.test(transaction.transaction ?? '')
}

/** The parts of a report that may contain personal data; build, stack frames and times stay as they are. */
const TOLD = ['message', 'logentry', 'breadcrumbs', 'contexts', 'extra', 'tags', 'transaction', 'urls', 'spans']

/**
 * Reduces a report before it is sent (LGPD): no user, no cookies, no headers, no bodies; CPF, e-mail, phone, tokens and
 * query values are removed from every text.
 */
export function redactReport<Report extends Event>(report: Report): Report {
  const { exception, request } = report
  const told: [string, unknown][] = Object.entries(report).filter(([part]) => TOLD.includes(part))
  return {
    ...report,
    ...redacted(Object.fromEntries(told)),
    ...(exception && { exception: { values: exception.values?.map(withRedactedValue) } }),
    ...(request && { request: { url: redactText(request.url ?? ''), method: request.method } }),
    user: undefined,
    server_name: undefined,
  }
}

function withRedactedValue<Exception extends { value?: string }>(exception: Exception): Exception {
  return exception.value === undefined ? exception : { ...exception, value: redactText(exception.value) }
}

/** Redacts every report and single span before it is sent. */
export const redaction = {
  name: 'Redaction',
  processEvent: redactReport,
  processSpan: (span: { name: string; attributes: Record<string, unknown> }) => {
    span.name = redactText(span.name)
    span.attributes = redacted(span.attributes)
  },
}

/**
 * What the SDK may collect by itself: nothing about users. Version 11 collects everything that is not switched off here
 * (`DataCollection` of @sentry/core).
 */
export const DATA_COLLECTION = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
}

/** Specification, section 9. */
export const TRACES_SAMPLE_RATE = 0.1
export const ENVIRONMENT = 'production'
