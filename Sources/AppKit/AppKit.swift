// What apps use of AppKit beside SwiftUI, answered by the window and the host that run the app. Views and windows of AppKit aren't
// there.

@_exported public import CoreGraphics
@_exported public import Foundation
