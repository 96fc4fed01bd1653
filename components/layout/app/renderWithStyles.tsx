import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import type { DocumentContext, DocumentInitialProps } from 'next/dist/shared/lib/utils'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { AntdTheme } from '@/components/ui/theme/AntdTheme'
import { ForcedMode, ThemeProvider } from '@/contexts/ThemeContext'
import type { ThemeMode } from '@/styles/tokens'
import { StylesAhead } from './StylesAhead'

/**
 * Adds the CSS of antd and of styled-components to the served HTML, so that nothing is painted unstyled. The page is
 * rendered a second time in dark mode only for antd's dark values: they are written for the markup of the light page,
 * so that a prerendered page is right in both modes from its first paint.
 */
export const renderWithStyles = async (
  context: DocumentContext,
  getInitialProps: () => Promise<DocumentInitialProps>,
): Promise<DocumentInitialProps> => {
  const renderPage = context.renderPage
  const sheet = new ServerStyleSheet()
  const cache = createCache()
  try {
    const dark = await darkVariables(renderPage)
    renderToStaticMarkup(sheet.collectStyles(<StylesAhead />))
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) => (props) =>
          sheet.collectStyles(
            <StyleProvider cache={cache}>
              <App {...props} />
            </StyleProvider>,
          ),
      })
    const initial = await getInitialProps()
    fillTokens(cache, 'light')
    return {
      ...initial,
      styles: (
        <>
          {initial.styles}
          <style data-antd="light" dangerouslySetInnerHTML={{ __html: extractStyle(cache, true) }} />
          <style data-antd="dark" dangerouslySetInnerHTML={{ __html: dark }} />
          {/* After antd's, so that ours wins at equal specificity. */}
          {sheet.getStyleElement()}
        </>
      ),
    }
  } finally {
    sheet.seal()
  }
}

/** antd's variables, also for pages whose first antd component (a dialog) is loaded later. */
const fillTokens = (cache: ReturnType<typeof createCache>, mode: ThemeMode): void => {
  renderToStaticMarkup(
    <ForcedMode value={mode}>
      <ThemeProvider>
        <StyleProvider cache={cache}>
          <AntdTheme />
        </StyleProvider>
      </ThemeProvider>
    </ForcedMode>,
  )
}

const darkVariables = async (renderPage: DocumentContext['renderPage']): Promise<string> => {
  const cache = createCache()
  const sheet = new ServerStyleSheet()
  try {
    await renderPage({
      enhanceApp: (App) => (props) =>
        sheet.collectStyles(
          <ForcedMode value="dark">
            <StyleProvider cache={cache}>
              <App {...props} />
            </StyleProvider>
          </ForcedMode>,
        ),
    })
    fillTokens(cache, 'dark')
    return extractStyle(cache, { plain: true, types: ['token', 'cssVar'] })
      .replaceAll('.arrenda-dark', "[data-theme='dark'] .arrenda-light")
      .replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '')
  } finally {
    sheet.seal()
  }
}
