import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import {
  getOfferedUpgrades,
  getPlans,
  getReview,
  getServicePackages,
} from '@/services/simulation/quotations/quotations.service'
import type { LeftOut, SavedQuotationsQuery } from '@/services/simulation/quotations/saved-quotations.schema'
import { getSavedQuotations } from '@/services/simulation/quotations/saved-quotations.service'
import {
  getOptions,
  getProducts,
  getProductsByType,
  getProductTypes,
  getSimulators,
  getSteps,
  type ProductQuery,
} from '@/services/simulation/simulation.service'
import { simulationKeys } from './simulation-keys'

const CATALOGUE_STALE_MS = 5 * 60_000

export const simulatorsQueryOptions = () =>
  queryOptions({
    queryKey: simulationKeys.simulators(),
    queryFn: ({ signal }) => getSimulators(signal),
    staleTime: CATALOGUE_STALE_MS,
  })

export const stepsQueryOptions = (simulator: number | undefined) =>
  queryOptions({
    queryKey: simulationKeys.steps(simulator ?? 0),
    queryFn: simulator === undefined ? skipToken : ({ signal }) => getSteps(simulator, signal),
    staleTime: CATALOGUE_STALE_MS,
  })

export const productTypesQueryOptions = () =>
  queryOptions({
    queryKey: simulationKeys.productTypes(),
    queryFn: ({ signal }) => getProductTypes(signal),
    staleTime: CATALOGUE_STALE_MS,
  })

export const optionsQueryOptions = (question: { quotation: number; step: number }) =>
  queryOptions({
    queryKey: simulationKeys.options(question),
    queryFn: ({ signal }) => getOptions(question, signal),
  })

export const productsQueryOptions = (wanted: ProductQuery, enabled = true) =>
  queryOptions({
    queryKey: simulationKeys.products(wanted),
    queryFn: enabled ? ({ signal }) => getProducts(wanted, signal) : skipToken,
    placeholderData: keepPreviousData,
  })

export const productsByTypeQueryOptions = (productType: number | null) =>
  queryOptions({
    queryKey: simulationKeys.productsByType(productType ?? 0),
    queryFn: productType === null ? skipToken : ({ signal }) => getProductsByType(productType, signal),
  })

export const plansQueryOptions = (quotation: number) =>
  queryOptions({
    queryKey: simulationKeys.plans(quotation),
    queryFn: ({ signal }) => getPlans(quotation, signal),
  })

export const packagesQueryOptions = (quotation: number) =>
  queryOptions({
    queryKey: simulationKeys.packages(quotation),
    queryFn: ({ signal }) => getServicePackages(quotation, signal),
  })

/** Refetched on every page, since the cart determines it. */
export const upgradesQueryOptions = (quotation: number) =>
  queryOptions({
    queryKey: simulationKeys.upgrades(quotation),
    queryFn: ({ signal }) => getOfferedUpgrades(quotation, signal),
    staleTime: 0,
  })

/** Always refetched: stock and prices change while the user completes the quotation. */
export const reviewQueryOptions = (quotation: number) =>
  queryOptions({
    queryKey: simulationKeys.review(quotation),
    queryFn: ({ signal }) => getReview(quotation, signal),
    staleTime: 0,
  })

/** Always refetched: colleagues change the quotations meanwhile. */
export const savedQuotationsQueryOptions = (query: Partial<SavedQuotationsQuery>) =>
  queryOptions({
    queryKey: simulationKeys.saved(query),
    queryFn: ({ signal }) => getSavedQuotations(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Only in the cache of the browser that made the copy; never fetched. */
export const leftOutQueryOptions = (quotation: number) =>
  queryOptions<readonly LeftOut[]>({
    queryKey: simulationKeys.leftOut(quotation),
    queryFn: skipToken,
  })
