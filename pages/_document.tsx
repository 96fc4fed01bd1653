import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document'
import { earlyScriptOf } from '@/components/layout/app/earlyScriptOf'
import { renderWithStyles } from '@/components/layout/app/renderWithStyles'
import { themeScript } from '@/contexts/stores/theme.store'
import { standInFaces } from '@/styles/fonts'

class ArrendaDocument extends Document<{ earlyScript: string }> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & { earlyScript: string }> {
    const earlyScript = earlyScriptOf(context)
    const initial = await renderWithStyles(context, () => Document.getInitialProps(context))
    return { ...initial, earlyScript: await earlyScript() }
  }

  override render() {
    return (
      <Html lang="pt-BR" suppressHydrationWarning>
        <Head>
          <script dangerouslySetInnerHTML={{ __html: themeScript }} />
          <script dangerouslySetInnerHTML={{ __html: this.props.earlyScript }} />
          <style dangerouslySetInnerHTML={{ __html: standInFaces }} />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#13131C" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}

export default ArrendaDocument
