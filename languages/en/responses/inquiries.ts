/** Inquiries of companies. */
export const inquiries = {
  tooMany: (address: string, minutes: string) =>
    `Several inquiries have already come from your network. Please try again in ${minutes}, or write to ${address}.`,
  thanks: 'Thank you. We will get back to you soon.',
}
