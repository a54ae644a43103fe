// The parts of UIKit that apps use alongside SwiftUI, implemented by the window and the host that run the app. UIKit's views
// and view controllers aren't included.

@_exported public import class CanopyStyle.UIColor
@_exported public import enum CanopyStyle.UIKeyboardType
@_exported public import enum CanopyStyle.UITextAutocapitalizationType
@_exported public import struct CanopyStyle.UITextContentType
@_exported public import CoreGraphics
@_exported public import Foundation
