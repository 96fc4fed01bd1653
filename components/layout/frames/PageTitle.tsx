import Head from 'next/head'

/** The title of a screen that replaces a page. */
export const PageTitle = ({ title }: { title: string }) => (
  <Head>
    <title key="title">{`${title} · Arrenda`}</title>
  </Head>
)
