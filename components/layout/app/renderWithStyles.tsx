import type { DocumentContext, DocumentInitialProps } from 'next/dist/shared/lib/utils'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { StylesAhead } from './StylesAhead'

/** Adds the CSS of styled-components to the served HTML, so that nothing is painted unstyled. */
export const renderWithStyles = async (
  context: DocumentContext,
  getInitialProps: () => Promise<DocumentInitialProps>,
): Promise<DocumentInitialProps> => {
  const renderPage = context.renderPage
  const sheet = new ServerStyleSheet()
  try {
    renderToStaticMarkup(sheet.collectStyles(<StylesAhead />))
    context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) })
    const initial = await getInitialProps()
    return {
      ...initial,
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
