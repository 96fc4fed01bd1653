import { Hono } from 'hono'
import type { ApiEnv } from '@/server/http/env'
import { staffCategoryRoutes } from './categories/staff-categories.routes'
import { staffPlanRoutes } from './plans/staff-plans.routes'
import { staffProductRoutes } from './products/staff-products.routes'
import { staffPropertyRoutes } from './properties/staff-properties.routes'
import { publicCatalogueRoutes } from './public-catalogue.routes'
import { staffQuestionRoutes } from './questions/staff-questions.routes'
import { staffServicePackageRoutes } from './service-packages/staff-service-packages.routes'
import { staffSimulatorRoutes } from './simulators/staff-simulators.routes'
import { staffTypeRoutes } from './types/staff-types.routes'
import { staffUpgradeRoutes } from './upgrades/staff-upgrades.routes'

export const catalogueRoutes = new Hono<ApiEnv>()
  .route('/', publicCatalogueRoutes)
  .route('/', staffCategoryRoutes)
  .route('/', staffPlanRoutes)
  .route('/', staffUpgradeRoutes)
  .route('/', staffServicePackageRoutes)
  .route('/', staffPropertyRoutes)
  .route('/', staffProductRoutes)
  .route('/', staffSimulatorRoutes)
  .route('/', staffQuestionRoutes)
  .route('/', staffTypeRoutes)
