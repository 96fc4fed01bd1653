import type { AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import Head from 'next/head'
import { Fragment } from 'react'
import { PageGuard } from '@/components/layout/access/PageGuard'
import { AppProviders } from '@/components/layout/app/AppProviders'
import type { Page } from '@/components/layout/frames/page.types'
import { ErrorBoundary } from '@/contexts/ErrorBoundary'
// Its font face and its preload come with the page's own scripts.
import '@/styles/fonts'

const CrashScreen = dynamic(() => import('@/components/layout/access/CrashScreen').then((module) => module.CrashScreen))

type Props = AppProps & { Component: Page }

const ArrendaApp = ({ Component, pageProps, router }: Props) => {
  const Layout = Component.layout ?? Fragment
  const page = <Component {...pageProps} />
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title key="title">{Component.title ? `${Component.title} · Arrenda` : 'Arrenda'}</title>
        {Component.description && <meta name="description" content={Component.description} />}
      </Head>
      <AppProviders>
        <ErrorBoundary place={router.pathname} fallback={(tryAgain) => <CrashScreen onRetry={tryAgain} />}>
          <Layout>
            {Component.access ? (
              <PageGuard
                access={Component.access}
                visitors={Component.visitors}
                heading={Component.heading === true ? { title: Component.title } : Component.heading}
              >
                {page}
              </PageGuard>
            ) : (
              page
            )}
          </Layout>
        </ErrorBoundary>
      </AppProviders>
    </>
  )
}

export default ArrendaApp
