// The views, view controllers and app delegates of UIKit, AppKit and WatchKit don't exist on Linux. The names that connect them
// to SwiftUI are declared so that the compiler suggests replacements.

/// UIKit isn't available on Linux.
@available(
  *, unavailable,
  message: "UIKit isn't available on Linux. Build the view from SwiftUI's own views, a Canvas or a Layout."
)
public protocol UIViewRepresentable: View {}

/// UIKit isn't available on Linux.
@available(
  *, unavailable, message: "UIKit isn't available on Linux. Build the view from SwiftUI's own views and presentations."
)
public protocol UIViewControllerRepresentable: View {}

/// AppKit isn't available on Linux.
@available(
  *, unavailable,
  message: "AppKit isn't available on Linux. Build the view from SwiftUI's own views, a Canvas or a Layout."
)
public protocol NSViewRepresentable: View {}

/// AppKit isn't available on Linux.
@available(
  *, unavailable, message: "AppKit isn't available on Linux. Build the view from SwiftUI's own views and presentations."
)
public protocol NSViewControllerRepresentable: View {}

/// WatchKit isn't available on Linux.
@available(*, unavailable, message: "WatchKit isn't available on Linux. Build the view from SwiftUI's own views.")
public protocol WKInterfaceObjectRepresentable: View {}

/// UIKit isn't available on Linux.
@available(*, unavailable, message: "UIKit isn't available on Linux, where no view has a coordinator of its own.")
public struct UIViewRepresentableContext<Representable> {}

/// UIKit isn't available on Linux.
@available(*, unavailable, message: "UIKit isn't available on Linux, where no view has a coordinator of its own.")
public struct UIViewControllerRepresentableContext<Representable> {}

/// AppKit isn't available on Linux.
@available(*, unavailable, message: "AppKit isn't available on Linux, where no view has a coordinator of its own.")
public struct NSViewRepresentableContext<Representable> {}

/// UIKit isn't available on Linux.
@available(
  *, unavailable, message: "UIKit isn't available on Linux. Use ImageRenderer for pictures, CanopyTesting for tests."
)
public final class UIHostingController<Content: View> {
  /// Creates a controller.
  public init(rootView: Content) {}
}

/// AppKit isn't available on Linux.
@available(
  *, unavailable, message: "AppKit isn't available on Linux. Use ImageRenderer for pictures, CanopyTesting for tests."
)
public final class NSHostingController<Content: View> {
  /// Creates a controller.
  public init(rootView: Content) {}
}

/// AppKit isn't available on Linux.
@available(
  *, unavailable, message: "AppKit isn't available on Linux. Use ImageRenderer for pictures, CanopyTesting for tests."
)
public final class NSHostingView<Content: View> {
  /// Creates a view.
  public init(rootView: Content) {}
}

/// UIKit isn't available on Linux.
@available(
  *, unavailable,
  message: "UIKit isn't available on Linux. Do what the delegate does in the initializer of the program."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  /// The delegate.
  public var wrappedValue: Delegate

  /// Creates an adaptor.
  public init(wrappedValue: Delegate) { self.wrappedValue = wrappedValue }

  /// Creates an adaptor.
  public init(_: Delegate.Type = Delegate.self) { preconditionFailure("UIKit isn't available on Linux.") }
}

/// AppKit isn't available on Linux.
@available(
  *, unavailable,
  message: "AppKit isn't available on Linux. Do what the delegate does in the initializer of the program."
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
  /// The delegate.
  public var wrappedValue: Delegate

  /// Creates an adaptor.
  public init(wrappedValue: Delegate) { self.wrappedValue = wrappedValue }

  /// Creates an adaptor.
  public init(_: Delegate.Type = Delegate.self) { preconditionFailure("AppKit isn't available on Linux.") }
}
