import { useRouter } from 'next/router'
import { LinkTabs } from './LinkTabs'

type Props = { label: string; pages: readonly { label: string; href: string }[] }

/** Joins pages that belong together, above the title of each. */
export const PageTabs = ({ label, pages }: Props) => (
  <LinkTabs label={label} tabs={pages} current={useRouter().asPath.split(/[?#]/)[0]} />
)
