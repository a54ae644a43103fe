// In a file that imports both Testing and AppKit, the compiler imports this module in place of Testing: Swift Testing declares it as their
// cross-import overlay, and has it on Apple's systems only.

@_exported public import Testing
