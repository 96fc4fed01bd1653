import type { DocumentContext, DocumentInitialProps } from 'next/dist/shared/lib/utils'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { ServedContext } from '@/contexts/ServedContext'
import { inPlace } from './inPlace'
import type { Rendered } from './serve'
import { StylesAhead } from './StylesAhead'

/**
 * Renders a page, and adds the CSS of styled-components to the served HTML, so that nothing is painted unstyled.
 * @param served the answers that the page is rendered with
 */
export async function renderWithStyles(
  context: DocumentContext,
  served: Rendered | null,
  getInitialProps: () => Promise<DocumentInitialProps>,
): Promise<DocumentInitialProps> {
  const renderPage = context.renderPage
  const sheet = new ServerStyleSheet()
  try {
    renderToStaticMarkup(sheet.collectStyles(<StylesAhead />))
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) => (props) =>
          sheet.collectStyles(
            <ServedContext value={served}>
              <App {...props} />
            </ServedContext>,
          ),
      })
    const initial = await getInitialProps()
    return {
      ...initial,
      html: inPlace(initial.html),
      styles: (
        <>
          {initial.styles}
          {sheet.getStyleElement()}
        </>
      ),
    }
  } finally {
    sheet.seal()
  }
}
