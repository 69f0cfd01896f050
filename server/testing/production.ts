/** The settings without which production does not start, but for MAIL_URL, which the test's mail server has. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  APP_URL: 'https://coffee.test',
  MAIL_FROM: 'coffee@coffee.test',
  CONTACT_EMAIL: 'people@coffee.test',
  ORG_NAME: 'Roastery',
}
