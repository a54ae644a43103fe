public import Foundation

#if !canImport(Darwin)
  // The format of addresses that Foundation provides only on Apple's systems.
  extension URL {
    /// A format of addresses, for text fields and for `formatted(_:)`.
    ///
    /// ```swift
    /// TextField("Website", value: $website, format: .url)
    /// ```
    ///
    /// Without options, it shows the scheme, the host, the path, and the port unless the scheme is `http` or `https`.
    public struct FormatStyle: Codable, Hashable, Sendable {
      /// The condition under which a component is shown.
      public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        fileprivate enum Kind: String, Codable { case always, never, unlessUsual }

        fileprivate let kind: Kind

        /// The component is shown.
        public static var always: Self { Self(kind: .always) }
        /// The component isn't shown.
        public static var never: Self { Self(kind: .never) }
        /// The component isn't shown in addresses with the schemes `http` and `https`.
        public static var omitIfHTTPFamily: Self { Self(kind: .unlessUsual) }

        fileprivate func shows(_ scheme: String?) -> Bool {
          switch kind {
          case .always: true
          case .never: false
          case .unlessUsual: !["http", "https"].contains(scheme?.lowercased())
          }
        }
      }

      private var schemeOption: ComponentDisplayOption
      private var userOption: ComponentDisplayOption
      private var passwordOption: ComponentDisplayOption
      private var hostOption: ComponentDisplayOption
      private var portOption: ComponentDisplayOption
      private var pathOption: ComponentDisplayOption
      private var queryOption: ComponentDisplayOption
      private var fragmentOption: ComponentDisplayOption

      /// Creates a format that shows some components of addresses.
      public init(
        scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
        password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
        port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
        query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
      ) {
        (schemeOption, userOption, passwordOption, hostOption) = (scheme, user, password, host)
        (portOption, pathOption, queryOption, fragmentOption) = (port, path, query, fragment)
      }

      private func changed(_ option: WritableKeyPath<Self, ComponentDisplayOption>, _ new: ComponentDisplayOption)
        -> Self
      {
        var style = self
        style[keyPath: option] = new
        return style
      }

      /// Sets whether the scheme is shown.
      public func scheme(_ option: ComponentDisplayOption = .always) -> Self { changed(\.schemeOption, option) }
      /// Sets whether the user is shown.
      public func user(_ option: ComponentDisplayOption = .always) -> Self { changed(\.userOption, option) }
      /// Sets whether the password is shown.
      public func password(_ option: ComponentDisplayOption = .always) -> Self { changed(\.passwordOption, option) }
      /// Sets whether the host is shown.
      public func host(_ option: ComponentDisplayOption = .always) -> Self { changed(\.hostOption, option) }
      /// Sets whether the port is shown.
      public func port(_ option: ComponentDisplayOption = .always) -> Self { changed(\.portOption, option) }
      /// Sets whether the path is shown.
      public func path(_ option: ComponentDisplayOption = .always) -> Self { changed(\.pathOption, option) }
      /// Sets whether the query is shown.
      public func query(_ option: ComponentDisplayOption = .always) -> Self { changed(\.queryOption, option) }
      /// Sets whether the fragment is shown.
      public func fragment(_ option: ComponentDisplayOption = .always) -> Self { changed(\.fragmentOption, option) }
    }

    /// A strategy that reads addresses from text.
    public struct ParseStrategy: Codable, Hashable, Sendable {
      /// Creates a strategy that accepts addresses with a scheme and a host.
      public init() {}
    }

    /// Returns the address as a text, in the usual format.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Returns the address in a format.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
      format.format(self)
    }
  }

  extension URL.FormatStyle: ParseableFormatStyle {
    /// Returns the text of an address. If the shown components form no address, returns all of it.
    public func format(_ value: URL) -> String {
      guard var components = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let scheme = components.scheme
      if !schemeOption.shows(scheme) { components.scheme = nil }
      if !userOption.shows(scheme) { components.user = nil }
      if !passwordOption.shows(scheme) { components.password = nil }
      if !portOption.shows(scheme) { components.port = nil }
      if !pathOption.shows(scheme) { components.path = "" }
      if !queryOption.shows(scheme) { components.query = nil }
      if !fragmentOption.shows(scheme) { components.fragment = nil }
      if !hostOption.shows(scheme) {
        // The user, the password and the port mean nothing without a host.
        (components.user, components.password, components.host, components.port) = (nil, nil, nil, nil)
      }
      guard let text = components.string else { return value.absoluteString }
      // Without a scheme, components begin with the slashes of the host.
      return components.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
    }

    /// The strategy that reads addresses from text.
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
  }

  extension URL.ParseStrategy: ParseStrategy {
    /// Returns the address that a text contains, or throws an error if it has no scheme or no host.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let components = URLComponents(string: text), components.scheme?.isEmpty == false,
        components.host?.isEmpty == false, let url = components.url
      else { throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "“\(value)” isn't an address."]) }
      return url
    }
  }

  extension FormatStyle where Self == URL.FormatStyle {
    /// The usual format of addresses.
    public static var url: Self { Self() }
  }

  extension ParseableFormatStyle where Self == URL.FormatStyle {
    /// The usual format of addresses.
    public static var url: Self { Self() }
  }

  extension ParseStrategy where Self == URL.ParseStrategy {
    /// The usual strategy for addresses.
    public static var url: Self { Self() }
  }
#endif
