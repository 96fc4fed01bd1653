import Document, { type DocumentContext, type DocumentInitialProps, Html, Main, NextScript } from 'next/document'
import { servedElement, type Served } from '@/contexts/ServedContext'
import { allowInlineScripts } from '@/rendering/allowInlineScripts'
import { DocumentHead } from '@/rendering/DocumentHead'
import { renderWithStyles } from '@/rendering/renderWithStyles'
import { serve } from '@/rendering/serve'
import { themeScript } from '@/contexts/stores/theme.store'
import { globalStyle } from '@/styles/global'

type Props = {
  /** Of the inline scripts; on pages that are rendered per request. */
  nonce?: string
  served: Served | null
}

class ArrendaDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & Props> {
    const rendered = await serve(context)
    const initial = await renderWithStyles(context, rendered, () => Document.getInitialProps(context))
    return {
      ...initial,
      nonce: context.res && allowInlineScripts(context.res),
      served: rendered && { answers: rendered.answers, width: rendered.width, at: rendered.at },
    }
  }

  override render() {
    const { nonce, served } = this.props
    return (
      <Html lang="pt-BR" suppressHydrationWarning>
        <DocumentHead nonce={nonce}>
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} />
          <style dangerouslySetInnerHTML={{ __html: globalStyle }} />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#13131C" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        </DocumentHead>
        <body>
          <Main />
          {served && <script {...servedElement(served)} />}
          <NextScript nonce={nonce} />
        </body>
      </Html>
    )
  }
}

export default ArrendaDocument
