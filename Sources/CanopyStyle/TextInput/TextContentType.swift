public import CanopyCore

/// The meaning of the text in a text field, which lets a host offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public var rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { self.init(rawValue: name) }

  /// A name.
  public static let name = UITextContentType("name")
  /// A prefix of a name, such as a title.
  public static let namePrefix = UITextContentType("honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType("given-name")
  /// A middle name.
  public static let middleName = UITextContentType("additional-name")
  /// A family name.
  public static let familyName = UITextContentType("family-name")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// A job title.
  public static let jobTitle = UITextContentType("organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType("organization")
  /// A location, including the address.
  public static let location = UITextContentType("location")
  /// A complete street address.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// A city.
  public static let addressCity = UITextContentType("address-level2")
  /// A state or province.
  public static let addressState = UITextContentType("address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType("address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType("address-level3")
  /// A country or region.
  public static let countryName = UITextContentType("country-name")
  /// A postal code.
  public static let postalCode = UITextContentType("postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType("tel")
  /// An email address.
  public static let emailAddress = UITextContentType("email")
  /// A URL.
  public static let URL = UITextContentType("url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// The name of an account.
  public static let username = UITextContentType("username")
  /// A password.
  public static let password = UITextContentType("password")
  /// A new password.
  public static let newPassword = UITextContentType("new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// A date and time.
  public static let dateTime = UITextContentType("date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType("flight-number")
  /// The number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType("shipment-tracking-number")
  /// A date of birth.
  public static let birthdate = UITextContentType("bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType("bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType("bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType("bday-year")
}

extension EnvironmentValues {
  /// The meaning of the text in text fields, or nil if it isn't known.
  @Entry package var textContentType: UITextContentType?
}

extension View {
  /// Sets the meaning of the text in the text fields of this view, which lets a host offer to fill them in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    _setting(\.textContentType, textContentType)
  }
}
