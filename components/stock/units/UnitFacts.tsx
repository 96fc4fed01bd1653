import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { formatDay } from '@/services/format/format.rules'
import { PRODUCT_GROUP_LABEL } from '@/services/stock/product-groups.rules'
import type { UnitDetail } from '@/services/stock/unit-detail.schema'

/** What and where it is. */
export const UnitFacts = ({ unit }: { unit: UnitDetail }) => {
  const { product, product_group, label, location, holder, received_at, created_at } = unit
  const place = holder
    ? [
        { key: 'company', label: 'Com quem está', value: holder.company.corporate_name, long: true },
        {
          key: 'address',
          label: 'Endereço',
          value: `${holder.address.label}: ${holder.address.line}`,
          long: true,
        },
        { key: 'user', label: 'Responsável', value: userOf(holder.user?.first_name, received_at) },
      ]
    : [{ key: 'location', label: 'Local na nossa casa', value: location ?? '—' }]
  return (
    <Card title="Equipamento">
      <Facts
        short
        items={[
          { key: 'product', label: 'Produto', value: `${product.name}, ${product.model}` },
          { key: 'group', label: 'Grupo', value: PRODUCT_GROUP_LABEL[product_group] },
          { key: 'label', label: 'Etiqueta', value: label ?? '—' },
          { key: 'since', label: 'Cadastro', value: formatDay(created_at) },
          ...place,
        ]}
      />
    </Card>
  )
}

function userOf(name: string | undefined, receivedAt: string | null): string {
  if (!name) return 'Ninguém'
  return receivedAt ? `${name}, recebeu em ${formatDay(receivedAt)}` : `${name}, ainda não confirmou o recebimento`
}
