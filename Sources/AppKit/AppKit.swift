// The parts of AppKit that apps use alongside SwiftUI, implemented by the window and the host that run the app. AppKit's views
// and windows aren't included.

@_exported public import CoreGraphics
@_exported public import Foundation
