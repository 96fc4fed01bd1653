import {
  DEFAULT_ORDER_COLUMNS,
  moveColumn,
  readColumns,
  toggleColumn,
} from '@/services/orders/list/order-columns.rules'

describe('the columns of the order list', () => {
  it('are read from an address, the number of the order in front and each once', () => {
    expect(readColumns('due_at,company,due_at,colour')).toEqual(['order', 'due_at', 'company'])
    expect(readColumns('colour')).toBeUndefined()
    expect(readColumns(null)).toBeUndefined()
  })

  it('come and go one by one, each where it belongs, and never all', () => {
    expect(toggleColumn(['order', 'company', 'due_at'], 'stage')).toEqual(['order', 'company', 'stage', 'due_at'])
    expect(toggleColumn(['order', 'company', 'due_at'], 'company')).toEqual(['order', 'due_at'])
    expect(toggleColumn(['order', 'due_at'], 'due_at')).toEqual(['order', 'due_at'])
    expect(toggleColumn(DEFAULT_ORDER_COLUMNS, 'order')).toEqual(DEFAULT_ORDER_COLUMNS)
  })

  it('change places step by step behind the number of the order', () => {
    expect(moveColumn(['order', 'company', 'due_at'], 'due_at', -1)).toEqual(['order', 'due_at', 'company'])
    expect(moveColumn(['order', 'company', 'due_at'], 'company', -1)).toEqual(['order', 'company', 'due_at'])
    expect(moveColumn(['order', 'company', 'due_at'], 'due_at', 1)).toEqual(['order', 'company', 'due_at'])
  })
})
