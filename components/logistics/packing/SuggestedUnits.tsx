import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { suggestionsQueryOptions } from '@/hooks/logistics/deliveries.queries'
import { PRODUCT_GROUP_LABEL } from '@/services/stock/units/product-groups.rules'
import { box, flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** Units to fetch: the oldest on the shelf, with their locations. */
export const SuggestedUnits = ({ packageId }: { packageId: number }) => {
  const { data } = useQuery(suggestionsQueryOptions(packageId, true))
  const count = data?.reduce((sum, { units }) => sum + units.length, 0) ?? 0
  if (!data || count === 0) return null
  return (
    <Box>
      <summary>Onde buscar ({count})</summary>
      {data.map(({ product_id, name, units }) => (
        <div key={product_id}>
          <b>{name}</b>
          <ul>
            {units.map(({ serial, location, product_group }) => (
              <li key={serial}>
                {serial}
                <span>{location ?? PRODUCT_GROUP_LABEL[product_group]}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Box>
  )
}

const Box = styled.details`
  margin-bottom: 14px;
  padding: 0 14px;
  ${box.card};
  summary {
    min-height: 44px;
    padding: 11px 0;
    color: ${color.brandText};
    font-weight: 500;
    cursor: pointer;
  }
  > div {
    padding-bottom: 10px;
  }
  b {
    font-weight: 600;
  }
  li {
    ${flex.between};
    gap: 12px;
    min-height: 32px;
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${color.t2};
  }
`
