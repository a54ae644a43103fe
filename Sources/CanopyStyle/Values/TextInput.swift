public import CanopyCore

/// The context for finding text in a view that contains text.
public struct FindContext {
  /// A binding to whether the find panel is presented, or nil if none was given.
  public var isPresented: Binding<Bool>?

  /// A Boolean value that indicates whether the user can replace the text that is found.
  public var supportsReplace: Bool

  package init(isPresented: Binding<Bool>?, supportsReplace: Bool) {
    self.isPresented = isPresented
    self.supportsReplace = supportsReplace
  }
}

/// The shape of the border of a text field.
public struct TextInputBorderShape: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle }
  package let kind: Kind

  /// Depends on the context of the field.
  public static var automatic: TextInputBorderShape { TextInputBorderShape(kind: .automatic) }

  /// A capsule.
  public static var capsule: TextInputBorderShape { TextInputBorderShape(kind: .capsule) }

  /// A rectangle with rounded corners.
  public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(kind: .roundedRectangle) }
}

/// The character to which an insertion point between two characters belongs, at boundaries between lines or writing
/// directions.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// Depends on the text.
  case automatic
  /// The character before the insertion point.
  case upstream
  /// The character after the insertion point.
  case downstream
}

/// The extent to which writing tools may change the text of a text field.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Choice { case automatic, complete, limited, disabled }
  private let choice: Choice

  /// Depends on the field.
  public static let automatic = WritingToolsBehavior(choice: .automatic)

  /// Writing tools may change the text in place.
  public static let complete = WritingToolsBehavior(choice: .complete)

  /// Writing tools may show their text separately from the field.
  public static let limited = WritingToolsBehavior(choice: .limited)

  /// Writing tools aren't offered.
  public static let disabled = WritingToolsBehavior(choice: .disabled)
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether autocorrection is disabled for text input.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// A Boolean value that indicates whether autocorrection is disabled for text input, or nil for the system's default.
  ///
  /// This is the older form of `autocorrectionDisabled`. Both properties share one value.
  @Entry public var disableAutocorrection: Bool?

  /// The character to which an insertion point between two characters belongs.
  @Entry public var textSelectionAffinity: TextSelectionAffinity = .automatic

  /// The shape of the borders of text fields.
  @Entry public package(set) var textInputBorderShape: TextInputBorderShape = .automatic

  /// The extent to which writing tools may change text in text fields, or nil for the default of the field.
  @Entry public package(set) var writingToolsBehavior: WritingToolsBehavior?

  /// The context for finding text in this view, or nil if none is set.
  @Entry public package(set) var findContext: FindContext?
}

extension View {
  /// Disables autocorrection for text input in this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    setting(\.autocorrectionDisabled, disable)
  }

  /// Disables autocorrection for text input in this view: the older form of `autocorrectionDisabled(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    setting(\.disableAutocorrection, disable)
  }

  /// Sets the character to which an insertion point between two characters belongs.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    setting(\.textSelectionAffinity, affinity)
  }

  /// Sets the shape of the borders of text fields in this view.
  nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    setting(\.textInputBorderShape, shape)
  }

  /// Sets the extent to which writing tools may change text in this view.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    setting(\.writingToolsBehavior, behavior)
  }
}
