// Import this first: React and the router select their production builds when they load.
process.env.NODE_ENV ??= "production";
