import Head from 'next/head'

/** Of what stands in the place of a page, whose own title would promise something else. */
export const PageTitle = ({ title }: { title: string }) => (
  <Head>
    <title key="title">{`${title} · Arrenda`}</title>
  </Head>
)
