// Every file that defines a job: imported by whatever makes queues or works on them.
import '@/server/auth/forget-tokens'
import '@/server/http/forget-keys'
import '@/server/http/forget-limits'
import '@/server/auth/recover-password'
import '@/server/mail/outbox'
import '@/server/orders/sweep-uploads'
import '@/server/stock/hold-expiry.service'
import '@/server/storage/forget-file'
