// What apps use of UIKit beside SwiftUI, answered by the window and the host that run the app. Views and view controllers of
// UIKit aren't there.

@_exported public import class CanopyStyle.UIColor
@_exported public import enum CanopyStyle.UIKeyboardType
@_exported public import enum CanopyStyle.UITextAutocapitalizationType
@_exported public import struct CanopyStyle.UITextContentType
@_exported public import CoreGraphics
@_exported public import Foundation
