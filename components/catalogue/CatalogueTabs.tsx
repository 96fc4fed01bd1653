import { PageTabs } from '@/components/ui/navigation/LinkTabs'
import { CATALOGUE_PAGES } from '@/services/catalogue/catalogue-pages.rules'

/** Joins the pages of the catalogue. */
export const CatalogueTabs = () => <PageTabs label="Catálogo" pages={CATALOGUE_PAGES} />
