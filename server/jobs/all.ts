// Every file that defines a job: imported by whatever makes queues or works on them.
import '@/server/mail/outbox'
import './limit-expiry'
import '@/server/stock/hold-expiry.service'
import '@/server/storage/forget-file'
