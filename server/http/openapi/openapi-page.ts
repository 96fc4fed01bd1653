import { html, raw } from 'hono/html'
import type { openApiDocument } from './openapi'

type Document = ReturnType<typeof openApiDocument>
type Named = { method: string; path: string; operation: { summary?: string } }

/**
 * The documentation as one page without scripts: the document's operations, collapsed, grouped by the first word of the
 * path.
 */
export function openApiPage(document: Document) {
  const groups = Map.groupBy(operationsOf(document), ({ path }) => path.split('/')[1] ?? '')
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · Arrenda</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>API da Arrenda</h1>
          <p>Endereço base <code>/api</code>. O mesmo conteúdo em <a href="/api/openapi.json">openapi.json</a>.</p>
          ${[...groups].map(([name, operations]) => section(name, operations))}
        </main>
      </body>
    </html>`
}

const operationsOf = ({ paths }: Document): Named[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Named['operation'],
    })),
  )

const section = (name: string, operations: Named[]) =>
  html`<section>
    <h2>${name}</h2>
    ${operations.map(
      ({ method, path, operation }) =>
        html`<details>
          <summary><b>${method}</b> <code>${path}</code> <span>${operation.summary ?? ''}</span></summary>
          <pre>${JSON.stringify(operation, null, 2)}</pre>
        </details>`,
    )}
  </section>`

const STYLE = `
:root { color-scheme: light dark; --text: #161526; --soft: #575666; --line: #e2e2e9; --ground: #fbfbfd; --brand: #3f2ebc }
@media (prefers-color-scheme: dark) { :root { --text: #eeeef4; --soft: #b3b3bf; --line: #2f2f3e; --ground: #0b0b12; --brand: #b5b5fc } }
body { margin: 0; background: var(--ground); color: var(--text); font: 14px/1.6 system-ui, sans-serif }
main { max-width: 960px; margin: 0 auto; padding: 40px 24px }
h1 { font-size: 26px; letter-spacing: -.018em } h2 { font-size: 16px; margin: 28px 0 8px }
a { color: var(--brand) } details { border-top: 1px solid var(--line); padding: 8px 0 }
summary { cursor: pointer } summary b { display: inline-block; min-width: 56px; font-weight: 600 } summary span { color: var(--soft) }
pre { overflow: auto; font-size: 12px }
`
