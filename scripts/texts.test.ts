import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from './sources.mjs'

const sources = filesBelow(['languages/en', 'web', 'shared', 'plugins'], (path) =>
  /(?<!\.test)\.tsx?$/.test(path),
)
const written = sources
  .map((path) => readFileSync(path, 'utf8'))
  .join()
  .replaceAll(/\s+/g, ' ')
  .replaceAll('&apos;', "'")

/** Texts that were agreed to the letter. Where and when each is shown, journeys and rules of its screen prove. */
const TEXTS: Record<string, string[]> = {
  'a visitor': [
    'Please enter your email address',
    'Please enter a valid email address',
    'This email address is not authorized. Please contact your administrator.',
    'Check your email',
    'Failed to send code',
    'Resend Code',
    'Use Different Email',
    'Please enter the 6-digit code',
    'Failed to verify code',
    'Use Magic Link Instead',
    'Authentication failed',
    'Missing Information',
    'Please fill in company name, contact email, and expected users.',
    'Invalid Email',
    'Please enter a valid email address.',
    'Submission Failed',
    'There was an error submitting your inquiry. Please try again.',
    'Inquiry Submitted',
    'Unauthorized',
    'You are logged out. Logging in again...',
  ],
  'a member': [
    'No Current Match',
    "You'll be paired with a colleague in the next monthly matching cycle.",
    'No Match History',
    'Your completed coffee chats will appear here.',
    'Check Your Email',
    "I've Entered My Code",
    'Failed to load departments. Please refresh the page or contact support.',
    "Almost There! Let's Get You Set Up",
    'I agree to receive monthly match notifications and participate in coffee chats',
    'Match me with people in my department',
    'Match me ONLY with people from other departments',
    'Anyone (mix it up!)',
    'Hold up! Missing some info',
    'Please fill in all the required fields so we can match you up!',
    'First name is required',
    'Last name is required',
    'Department is required',
    'One more thing!',
    'Please check the box to join our coffee chat community!',
    'Upload failed',
    'There was a problem uploading your image. Please try again.',
    'Profile picture updated!',
    'Oops! Something went wrong',
    'Please double-check your info and try again.',
    'Setting up your profile...',
    'Welcome to Cup of Joe! 🎉',
    'Your profile is all set up! Time to start making new connections!',
    'My Profile',
    'Coffee Chat Participation',
    'Participation status updated successfully!',
    'Profile updated successfully!',
    'Your Coffee Chat Hub',
    'My Coffee Matches',
    'Schedule Coffee Chat',
    'Failed to update connection status',
    'Connection status updated!',
    'Failed to complete match',
    'Coffee chat marked as completed!',
  ],
  'operations and newsletters': [
    'Failed to fetch pairing validation',
    'Failed to load pairing data',
    'Failed to sync employee status',
    'Failed to complete pairings',
    'Failed to delete pairing',
    'Failed to delete completed pairing file',
    'Failed to generate newsletter template',
    'Failed to approve newsletter',
    'Failed to send newsletter',
    'Failed to generate pairings',
    'Failed to validate newsletter',
    'Failed to generate email preview',
    'Failed to send test email',
    'Failed to save newsletter',
    'Failed to send newsletter. Please check the logs for details.',
  ],
  'people, departments, the whitelist, logs and images': [
    'Failed to update user',
    'Failed to sync employee data',
    'Failed to seed users',
    'Failed to delete department',
    'Failed to add department',
    'Failed to add email',
    'Failed to update email assignment',
    'Failed to remove email',
    'Failed to create domain group',
    'Failed to add email to group',
    'Failed to delete domain group',
    'Failed to fetch archived logs',
    'Failed to upload image',
    'Failed to copy image',
    'Failed to delete image',
    'Login failed. Please check your credentials.',
  ],
}

test.each(Object.entries(TEXTS))('the screens’ texts for %s are worded as agreed', (_, texts) => {
  expect(texts.filter((text) => !written.includes(text))).toEqual([])
})
