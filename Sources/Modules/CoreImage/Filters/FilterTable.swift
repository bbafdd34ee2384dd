/// The filters that are known, with what they take; `FilterKind` reads the lines.
enum FilterTable {
  /// Filters that change colours or pixels, not the position of the picture.
  static let effects = """
    SepiaTone ColorEffect same Image Intensity=1(0..1)
    Vignette ColorEffect same Image Intensity=0(-1..1) Radius=1(0..2)
    VignetteEffect ColorEffect same Image Center=[150,150] Radius=150(0..2000) Intensity=1(-1..1) Falloff=0.5(0..1)
    PhotoEffectChrome ColorEffect same Image
    PhotoEffectFade ColorEffect same Image
    PhotoEffectInstant ColorEffect same Image
    PhotoEffectMono ColorEffect same Image
    PhotoEffectNoir ColorEffect same Image
    PhotoEffectProcess ColorEffect same Image
    PhotoEffectTonal ColorEffect same Image
    PhotoEffectTransfer ColorEffect same Image
    ColorInvert ColorEffect same Image
    ColorMonochrome ColorEffect same Image Color=#0.6,0.45,0.3,1 Intensity=1(0..1)
    ColorPosterize ColorEffect same Image Levels=6(2..30)
    FalseColor ColorEffect same Image Color0=#0.3,0,0,1 Color1=#1,0.9,0.8,1
    MaximumComponent ColorEffect same Image
    MinimumComponent ColorEffect same Image
    MaskToAlpha ColorEffect same Image
    ColorMap ColorEffect same Image GradientImage
    ColorControls ColorAdjustment same Image Saturation=1(0..2) Brightness=0(-1..1) Contrast=1(0.25..4)
    ColorMatrix ColorAdjustment same Image RVector=[1,0,0,0] GVector=[0,1,0,0] BVector=[0,0,1,0] \
      AVector=[0,0,0,1] BiasVector=[0,0,0,0]
    ColorClamp ColorAdjustment same Image MinComponents=[0,0,0,0] MaxComponents=[1,1,1,1]
    ExposureAdjust ColorAdjustment same Image EV=0(-10..10)
    GammaAdjust ColorAdjustment same Image Power=1(0.25..4)
    HueAdjust ColorAdjustment same Image Angle=0(-pi..pi)
    TemperatureAndTint ColorAdjustment same Image Neutral=[6500,0] TargetNeutral=[6500,0]
    Vibrance ColorAdjustment same Image Amount=0(-1..1)
    WhitePointAdjust ColorAdjustment same Image Color=#1,1,1,1
    HighlightShadowAdjust Stylize same Image Radius=0(0..10) ShadowAmount=0(-1..1) HighlightAmount=1(0..1)
    Bloom Stylize grows3 Image Radius=10(0..100) Intensity=0.5(0..1)
    Gloom Stylize grows3 Image Radius=10(0..100) Intensity=0.5(0..1)
    ComicEffect Stylize same Image
    Crystallize Stylize same Image Radius=20(1..100) Center=[150,150]
    Edges Stylize same Image Intensity=1(0..10)
    EdgeWork Stylize same Image Radius=3(0..20)
    HexagonalPixellate Stylize same Image Center=[150,150] Scale=8(1..100)
    Pixellate Stylize same Image Center=[150,150] Scale=8(1..100)
    Pointillize Stylize same Image Radius=20(1..100) Center=[150,150]
    BlendWithMask Stylize union Image BackgroundImage MaskImage
    BlendWithAlphaMask Stylize union Image BackgroundImage MaskImage
    GaussianBlur Blur grows3 Image Radius=10(0..100)
    BoxBlur Blur grows1 Image Radius=10(1..100)
    DiscBlur Blur grows1 Image Radius=8(0..100)
    MotionBlur Blur grows1 Image Radius=20(0..100) Angle=0(-pi..pi)
    ZoomBlur Blur same Image Center=[150,150] Amount=20(0..200)
    MedianFilter Blur same Image
    NoiseReduction Blur same Image NoiseLevel=0.02(0..0.1) Sharpness=0.4(0..2)
    SharpenLuminance Sharpen same Image Sharpness=0.4(0..2) Radius=1.69(0..20)
    UnsharpMask Sharpen same Image Radius=2.5(0..100) Intensity=0.5(0..1)
    CircularScreen HalftoneEffect same Image Center=[150,150] Width=6(1..50) Sharpness=0.7(0..1)
    DotScreen HalftoneEffect same Image Center=[150,150] Angle=0(-pi..pi) Width=6(1..50) Sharpness=0.7(0..1)
    HatchedScreen HalftoneEffect same Image Center=[150,150] Angle=0(-pi..pi) Width=6(1..50) Sharpness=0.7(0..1)
    LineScreen HalftoneEffect same Image Center=[150,150] Angle=0(-pi..pi) Width=6(1..50) Sharpness=0.7(0..1)

    """

  /// Filters that move or transform a picture, combine pictures or make them.
  static let shapes = """
    BumpDistortion DistortionEffect same Image Center=[150,150] Radius=300(0..600) Scale=0.5(-1..1)
    BumpDistortionLinear DistortionEffect same Image Center=[150,150] Radius=300(0..600) Angle=0(0..2pi) Scale=0.5(-1..1)
    CircleSplashDistortion DistortionEffect endless Image Center=[150,150] Radius=150(0..1000)
    Droste DistortionEffect endless Image InsetPoint0=[200,200] InsetPoint1=[400,400] \
      Strands=1(-2..2) Periodicity=1(1..5) Rotation=0(0..2pi) Zoom=1(0.01..5)
    HoleDistortion DistortionEffect same Image Center=[150,150] Radius=150(0.01..1000)
    LightTunnel DistortionEffect endless Image Center=[150,150] Rotation=0(0..0.5pi) Radius=100(1..500)
    PinchDistortion DistortionEffect same Image Center=[150,150] Radius=300(0..1000) Scale=0.5(0..2)
    TwirlDistortion DistortionEffect same Image Center=[150,150] Radius=300(0..500) Angle=pi(-4pi..4pi)
    VortexDistortion DistortionEffect same Image Center=[150,150] Radius=300(0..800) Angle=18pi(-30pi..30pi)
    Kaleidoscope TileEffect endless Image Count=6(1..64) Center=[150,150] Angle=0(-pi..pi)
    AffineClamp TileEffect endless Image Transform
    AffineTile TileEffect endless Image Transform
    AffineTransform GeometryAdjustment transform Image Transform
    Crop GeometryAdjustment crop Image Rectangle=[-inf,-inf,inf,inf]
    LanczosScaleTransform GeometryAdjustment scale Image Scale=1(0.05..1.5) AspectRatio=1(0.5..2)
    AdditionCompositing CompositeOperation union Image BackgroundImage
    MaximumCompositing CompositeOperation union Image BackgroundImage
    MinimumCompositing CompositeOperation union Image BackgroundImage
    MultiplyCompositing CompositeOperation union Image BackgroundImage
    SourceAtopCompositing CompositeOperation union Image BackgroundImage
    SourceInCompositing CompositeOperation union Image BackgroundImage
    SourceOutCompositing CompositeOperation union Image BackgroundImage
    SourceOverCompositing CompositeOperation union Image BackgroundImage
    ColorBlendMode CompositeOperation union Image BackgroundImage
    ColorBurnBlendMode CompositeOperation union Image BackgroundImage
    ColorDodgeBlendMode CompositeOperation union Image BackgroundImage
    DarkenBlendMode CompositeOperation union Image BackgroundImage
    DifferenceBlendMode CompositeOperation union Image BackgroundImage
    ExclusionBlendMode CompositeOperation union Image BackgroundImage
    HardLightBlendMode CompositeOperation union Image BackgroundImage
    HueBlendMode CompositeOperation union Image BackgroundImage
    LightenBlendMode CompositeOperation union Image BackgroundImage
    LuminosityBlendMode CompositeOperation union Image BackgroundImage
    MultiplyBlendMode CompositeOperation union Image BackgroundImage
    OverlayBlendMode CompositeOperation union Image BackgroundImage
    SaturationBlendMode CompositeOperation union Image BackgroundImage
    ScreenBlendMode CompositeOperation union Image BackgroundImage
    SoftLightBlendMode CompositeOperation union Image BackgroundImage
    DissolveTransition Transition union Image TargetImage Time=0(0..1)
    AreaAverage Reduction point Image Extent=[0,0,640,80]
    AreaMaximum Reduction point Image Extent=[0,0,640,80]
    AreaMinimum Reduction point Image Extent=[0,0,640,80]
    CheckerboardGenerator Generator endless Center=[150,150] Color0=#1,1,1,1 Color1=#0,0,0,1 Width=80(0..800) Sharpness=1(0..1)
    ConstantColorGenerator Generator endless Color=#1,0,0,1
    RandomGenerator Generator endless
    StripesGenerator Generator endless Center=[150,150] Color0=#1,1,1,1 Color1=#0,0,0,1 Width=80(0..800) Sharpness=1(0..1)
    GaussianGradient Gradient endless Center=[150,150] Color0=#1,1,1,1 Color1=#0,0,0,0 Radius=300(0..800)
    LinearGradient Gradient endless Point0=[0,0] Point1=[200,200] Color0=#1,1,1,1 Color1=#0,0,0,1
    RadialGradient Gradient endless Center=[150,150] Radius0=5(0..800) Radius1=100(0..800) Color0=#1,1,1,1 Color1=#0,0,0,1
    QRCodeGenerator Generator code Message CorrectionLevel='M'
    """
}
