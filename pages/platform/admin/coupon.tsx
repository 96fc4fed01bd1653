import { CouponsScreen } from '@/components/coupons/CouponsScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffCouponPage: Page = () => <CouponsScreen />

StaffCouponPage.access = 'coupons:manage'
StaffCouponPage.layout = StaffLayout
StaffCouponPage.title = 'Cupons'
StaffCouponPage.heading = true
StaffCouponPage.getInitialProps = perRequest

export default StaffCouponPage
