public import Foundation
internal import Synchronization

/// A string that is looked up later: in models, enumerations and other code that knows no view yet.
///
/// ```swift
/// enum Category {
///   case work, home
///
///   var title: LocalizedStringResource {
///     switch self {
///     case .work: "Work"
///     case .home: LocalizedStringResource("category.home", defaultValue: "Home", table: "Categories")
///     }
///   }
/// }
///
/// Text(category.title)
/// ```
public struct LocalizedStringResource: Sendable {
  /// Where string tables are.
  public struct BundleDescription: Equatable, Sendable {
    let url: URL?

    /// The app's own bundle.
    public static let main = BundleDescription(url: nil)

    /// The bundle at a place.
    public static func atURL(_ url: URL) -> BundleDescription { BundleDescription(url: url) }

    /// The bundle that a class is in.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      BundleDescription(url: Bundle(for: type).bundleURL)
    }

    /// nil if it is the app's own, or there is none. Each is opened once: string tables are known by their bundle.
    var bundle: Bundle? {
      guard let url else { return nil }
      return Self.opened.withLock { opened in
        if let known = opened[url] { return known }
        let bundle = Bundle(url: url)
        opened[url] = bundle
        return bundle
      }
    }

    private static let opened = Mutex<[URL: Bundle]>([:])
  }

  /// What is looked up.
  public let key: String
  /// What is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil is `Localizable`.
  public let table: String?
  /// The language that is looked for, and how numbers are written.
  public var locale: Locale
  /// Where the table is.
  public let bundle: BundleDescription

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A string literal that is shown where no table has it.
  ///
  /// - Parameter comment: A note for translators, who read it in the source.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment _: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key.formatKey, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// A key, and what is shown where no table has it.
  ///
  /// - Parameter comment: A note for translators, who read it in the source.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment _: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// A string literal that is shown where no table of a bundle has it: `bundle: .module` in packages.
  ///
  /// - Parameter comment: A note for translators, who read it in the source.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment _: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  /// A key, and what is shown where no table of a bundle has it.
  ///
  /// - Parameter comment: A note for translators, who read it in the source.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment _: StaticString? = nil
  ) {
    self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// A string literal that is looked up in the app's default table.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A string literal with values in it that is looked up in the app's default table.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: Hashable {
  /// Only what tells most apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
  }
}

/// Something that has a name people can read, in their language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The name.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// Itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource {
  /// How it is looked up.
  var localizedString: LocalizedString {
    var string = LocalizedString(defaultValue.key, table: table, bundle: bundle.bundle)
    string.name = key
    return string
  }
}
