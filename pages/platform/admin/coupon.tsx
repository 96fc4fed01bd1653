import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffCouponPage: Page = () => <ComingScreen page={COMING_TO_STAFF.coupon} />

StaffCouponPage.access = 'coupons:manage'
StaffCouponPage.layout = StaffLayout
StaffCouponPage.title = COMING_TO_STAFF.coupon.title

export default StaffCouponPage
