import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import type { ProductFormValues } from '@/services/catalogue/products/product-fields.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { specificationLines } from '@/services/simulation/products/products.rules'
import { font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

/** The current input as the simulator will show it. */
export const ProductPreview = ({ form }: { form: ProductFormValues }) => {
  const price = fromTypedMoney(form.price)
  const said = form.technical_specifications.filter(({ value }) => value !== '')
  return (
    <Card title="No simulador" facts={form.active ? undefined : 'desativado: não aparece'}>
      <Box>
        <Tile>
          <Picture image={form.images[0]?.src} alt={form.images[0]?.alt} />
        </Tile>
        <b>{form.name || 'Nome do produto'}</b>
        <ul>
          {specificationLines({ technical_specifications: said }).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {form.color && <li>{form.color}</li>}
        </ul>
        {/^\d+\.\d\d$/.test(price) && <Money value={price} size="price" perMonth />}
      </Box>
    </Card>
  )
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  padding: 8px 8px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  > :not(:first-child) {
    margin: 0 12px;
    overflow-wrap: anywhere;
  }
  b {
    ${font.choiceTitle};
    font-weight: 600;
  }
  ul {
    ${font.secondaryMuted};
  }
`

const Tile = styled.div`
  height: 148px;
`
