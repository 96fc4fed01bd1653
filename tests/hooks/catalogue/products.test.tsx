import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { categoryKeys } from '@/hooks/catalogue/categories.queries'
import { planKeys } from '@/hooks/catalogue/plans.queries'
import {
  useActivateProducts,
  useDeactivateProduct,
  useDeleteProduct,
  useSaveProduct,
} from '@/hooks/catalogue/products.mutations'
import { productKeys } from '@/hooks/catalogue/products.queries'
import { simulatorKeys } from '@/hooks/catalogue/simulators.queries'
import { simulationKeys } from '@/hooks/simulation/simulation-keys'
import type { NewProduct } from '@/services/catalogue/products/products.schema'
import { wireManagedProduct } from '@/tests/factories/wire/product.wire'
import { answer, useNetwork } from '../../components/users/usersDesk'

useNetwork()

/** Lists with a count of products or a price in them, and what the simulator has read. */
const READ: readonly QueryKey[] = [
  productKeys.list({}),
  simulatorKeys.list({}),
  categoryKeys.list({}),
  planKeys.choices(),
  simulationKeys.all,
]

/** Runs a hook where all of it was read before; tells what is old afterwards. */
function afterReading<Hook>(hook: () => Hook) {
  const client = new QueryClient()
  for (const key of [...READ, productKeys.detail(1)]) client.setQueryData(key, [])
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(hook, { wrapper })
  const isOld = (key: QueryKey) => client.getQueryState(key)?.isInvalidated
  return { run: result, isDetailOld: () => isOld(productKeys.detail(1)), areListsOld: () => READ.every(isOld) }
}

describe('product counts are refetched', () => {
  it('after some were activated', async () => {
    answer('put', '/product-management/activation', { changed: 1 })
    const { run, areListsOld } = afterReading(() => useActivateProducts())
    expect(await run.current.mutateAsync({ ids: [1], active: true })).toBe(1)
    expect(areListsOld()).toBe(true)
  })

  it('after one was saved, except the product in the answer', async () => {
    answer('put', '/product-management/1', wireManagedProduct())
    const { run, areListsOld, isDetailOld } = afterReading(() => useSaveProduct(1))
    await run.current.mutateAsync({ product: {} as NewProduct, version: 1 })
    await waitFor(() => expect(areListsOld()).toBe(true))
    expect(isDetailOld()).toBe(false)
  })

  it('after one was taken out of the simulator', async () => {
    answer('put', '/product-management/1', wireManagedProduct({ active: false }))
    const { run, areListsOld, isDetailOld } = afterReading(() => useDeactivateProduct())
    await run.current.mutateAsync(1)
    await waitFor(() => expect(areListsOld()).toBe(true))
    expect(isDetailOld()).toBe(false)
  })

  it('after one was deleted, except the deleted product', async () => {
    answer('delete', '/product-management/1', null)
    const { run, areListsOld, isDetailOld } = afterReading(() => useDeleteProduct(jest.fn()))
    await run.current.mutateAsync(1)
    await waitFor(() => expect(areListsOld()).toBe(true))
    expect(isDetailOld()).toBe(false)
  })
})
