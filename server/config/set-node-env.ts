// Import this first: React and the router choose their production builds when they are loaded.
process.env.NODE_ENV ??= "production";
