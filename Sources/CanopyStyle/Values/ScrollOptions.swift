public import CanopyCore

/// The bounce behavior of content scrolled beyond its end.
public struct ScrollBounceBehavior: Sendable {
  package enum Kind: Sendable { case automatic, always, basedOnSize }
  package let kind: Kind

  /// Depends on the context.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)

  /// Always bounces.
  public static let always = ScrollBounceBehavior(kind: .always)

  /// Bounces only if the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The way scrolling dismisses the on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  package enum Kind: Sendable { case automatic, immediately, interactively, never }
  package let kind: Kind

  /// Depends on the context.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)

  /// Dismisses the keyboard as soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)

  /// Lets the user pull the keyboard down while scrolling.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)

  /// Scrolling doesn't dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case automatic, visible, hidden, never }
  package let kind: Kind

  /// Depends on the context.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)

  /// Shows indicators if the host permits it.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)

  /// Hides indicators, unless an input device such as a mouse requires them.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)

  /// Hides indicators for all input devices.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user can scroll.
  @Entry public var isScrollEnabled: Bool = true

  /// The visibility of horizontal scroll indicators.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// The visibility of vertical scroll indicators.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// The bounce behavior of content scrolled beyond its left or right end.
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// The bounce behavior of content scrolled beyond its top or bottom end.
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// The way scrolling dismisses the on-screen keyboard.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}

extension EnvironmentValues {
  /// The visibility of the background of scrollable views that have one, such as text editors.
  @Entry package var scrollContentBackground: Visibility = .automatic
}

extension View {
  /// Sets the visibility of the background of scrollable views in this view, such as text editors.
  ///
  /// Hide it to show your own background:
  ///
  /// ```swift
  /// TextEditor(text: $note)
  ///   .scrollContentBackground(.hidden)
  ///   .background(.yellow)
  /// ```
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    _setting(\.scrollContentBackground, visibility)
  }

  /// Disables scrolling in this view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    _setting(\.isScrollEnabled, !disabled)
  }

  /// Sets the visibility of scroll indicators in this view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      AxisSetting(
        name: "scrollIndicators(_:axes:)", value: visibility, axes: axes,
        horizontal: \.horizontalScrollIndicatorVisibility, vertical: \.verticalScrollIndicatorVisibility))
  }

  /// Sets the bounce behavior of content in this view that is scrolled beyond its end.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      AxisSetting(
        name: "scrollBounceBehavior(_:axes:)", value: behavior, axes: axes,
        horizontal: \.horizontalScrollBounceBehavior, vertical: \.verticalScrollBounceBehavior))
  }

  /// Sets the way scrolling in this view dismisses the on-screen keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    _setting(\.scrollDismissesKeyboardMode, mode)
  }
}
