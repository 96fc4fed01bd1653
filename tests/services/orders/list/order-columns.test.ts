import {
  DEFAULT_ORDER_COLUMNS,
  moveColumn,
  readColumns,
  toggleColumn,
} from '@/services/orders/list/order-columns.rules'

describe('the columns of the order list', () => {
  it('are read from an address, with the order number first and without duplicates', () => {
    expect(readColumns('due_at,company,due_at,colour')).toEqual(['order', 'due_at', 'company'])
    expect(readColumns('colour')).toBeUndefined()
    expect(readColumns(null)).toBeUndefined()
  })

  it('are these nine by default', () => {
    const shown = ['order', 'company', 'cnpj', 'stage', 'turn', 'due_at', 'items', 'monthly_fee', 'updated_at']
    expect(DEFAULT_ORDER_COLUMNS).toEqual(shown)
  })

  it('are added at their place and removed, but never all of them', () => {
    expect(toggleColumn(['order', 'company', 'due_at'], 'stage')).toEqual(['order', 'company', 'stage', 'due_at'])
    expect(toggleColumn(['order', 'company', 'due_at'], 'company')).toEqual(['order', 'due_at'])
    expect(toggleColumn(['order', 'due_at'], 'due_at')).toEqual(['order', 'due_at'])
    expect(toggleColumn(['order', 'due_at'], 'company')).toEqual(['order', 'company', 'due_at'])
    expect(toggleColumn(['order', 'due_at', 'company'], 'stage')).toEqual(['order', 'due_at', 'company', 'stage'])
    expect(toggleColumn(DEFAULT_ORDER_COLUMNS, 'order')).toEqual(DEFAULT_ORDER_COLUMNS)
  })

  it('move by one position, always behind the order number', () => {
    expect(moveColumn(['order', 'company', 'due_at'], 'due_at', -1)).toEqual(['order', 'due_at', 'company'])
    expect(moveColumn(['order', 'company', 'due_at'], 'company', -1)).toEqual(['order', 'company', 'due_at'])
    expect(moveColumn(['order', 'company', 'due_at'], 'company', 1)).toEqual(['order', 'due_at', 'company'])
    expect(moveColumn(['order', 'company', 'due_at'], 'due_at', 1)).toEqual(['order', 'company', 'due_at'])
    expect(moveColumn(['order', 'company', 'due_at'], 'order', 1)).toEqual(['order', 'company', 'due_at'])
    expect(moveColumn(['order', 'company', 'due_at'], 'stage', 1)).toEqual(['order', 'company', 'due_at'])
  })
})
