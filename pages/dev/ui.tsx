import type { GetStaticProps } from 'next'
import type { Page } from '@/components/layout/frames/page.types'
import { Gallery } from '@/components/ui/gallery/Gallery'

const BricksPage: Page = () => <Gallery />

BricksPage.title = 'Peças'

export default BricksPage

// Development only; a production build shows it when asked (demo data).
export const getStaticProps: GetStaticProps = () => {
  const shown = process.env.NODE_ENV !== 'production' || process.env.NEXT_PUBLIC_DEV_PAGES === 'on'
  return shown ? { props: {} } : { notFound: true }
}
