import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

/** A page that is not built yet: says what it will contain. */
export const ComingScreen = ({ page }: { page: Coming }) => (
  <EmptyState
    variant="first-use"
    heading="h1"
    title={page.title}
    description={`${page.sentence} Esta página ainda está em construção.`}
    action={page.meanwhile && <ButtonLink href={page.meanwhile.href}>{page.meanwhile.label}</ButtonLink>}
  />
)

/** A page that is not built yet: its content, and an alternative until then. */
export type Coming = {
  title: string
  sentence: string
  meanwhile?: { label: string; href: string }
}

const ORDERS = { label: 'Ver pedidos', href: '/platform/admin/orders' }

/** Keyed by the items of the staff's menu. */
export const COMING_TO_STAFF = {
  dashboard: {
    title: 'Painel',
    sentence: 'Aqui vão ficar a receita contratada, os equipamentos em locação por mês e a ocupação do estoque.',
    meanwhile: ORDERS,
  },
} as const satisfies Record<string, Coming>
